/// The live floor on its journals.
@NullMarked
package io.lammer.store.floor;

import org.jspecify.annotations.NullMarked;

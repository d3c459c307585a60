/// A real authorization server for tests.
@NullMarked
package io.lammer.issuer;

import org.jspecify.annotations.NullMarked;

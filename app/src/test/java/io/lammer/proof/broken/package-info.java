/// Rules broken on purpose, and the tests that must notice.
@NullMarked
package io.lammer.proof.broken;

import org.jspecify.annotations.NullMarked;

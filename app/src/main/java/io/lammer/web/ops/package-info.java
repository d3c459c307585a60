/// Operation of the server: start-up, self-check, health, metrics and request limits.
@NullMarked
package io.lammer.web.ops;

import org.jspecify.annotations.NullMarked;

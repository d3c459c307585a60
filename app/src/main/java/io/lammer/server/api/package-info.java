/// The JSON API.
@NullMarked
package io.lammer.server.api;

import org.jspecify.annotations.NullMarked;

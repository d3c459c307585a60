/// The floor in a browser: pages, API, live updates and sign-in.
@NullMarked
package io.lammer.server;

import org.jspecify.annotations.NullMarked;

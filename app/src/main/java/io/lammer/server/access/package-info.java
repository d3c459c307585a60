/// Sign-in, roles and who is asking.
@NullMarked
package io.lammer.server.access;

import org.jspecify.annotations.NullMarked;

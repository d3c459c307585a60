/// People, their roles and secrets.
@NullMarked
package io.lammer.server.users;

import org.jspecify.annotations.NullMarked;

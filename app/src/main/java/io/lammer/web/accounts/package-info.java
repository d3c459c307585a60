/// Pages for users: accounts, roles, secrets, sessions.
@NullMarked
package io.lammer.web.accounts;

import org.jspecify.annotations.NullMarked;

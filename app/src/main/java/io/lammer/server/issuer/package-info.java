/// Sign-in at an issuer of OpenID Connect, where the operator has set one.
@NullMarked
package io.lammer.server.issuer;

import org.jspecify.annotations.NullMarked;

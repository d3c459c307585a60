/// Sign-in with OpenID Connect, at the issuer that the operator configured.
@NullMarked
package io.lammer.web.oidc;

import org.jspecify.annotations.NullMarked;

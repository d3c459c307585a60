/// Sign-in, sign-out, and the redirect to a person's start page.
@NullMarked
package io.lammer.web.home;

import org.jspecify.annotations.NullMarked;

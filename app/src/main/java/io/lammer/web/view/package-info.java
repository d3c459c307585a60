/// Views that several pages share.
@NullMarked
package io.lammer.web.view;

import org.jspecify.annotations.NullMarked;

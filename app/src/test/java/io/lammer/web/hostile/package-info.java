/// What people and programs send who mean no good, or do not know better.
@NullMarked
package io.lammer.web.hostile;

import org.jspecify.annotations.NullMarked;

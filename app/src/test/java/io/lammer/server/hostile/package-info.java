/// What people and programs send who mean no good, or do not know better.
@NullMarked
package io.lammer.server.hostile;

import org.jspecify.annotations.NullMarked;

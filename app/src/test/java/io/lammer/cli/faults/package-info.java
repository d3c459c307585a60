/// A house on several servers and PostgreSQL, all in processes of their own, while one thing after
/// the other fails.
@NullMarked
package io.lammer.cli.faults;

import org.jspecify.annotations.NullMarked;

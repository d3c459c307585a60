/// Commands on a house: serving it, its journals, reports and backups.
@NullMarked
package io.lammer.cli.house;

import org.jspecify.annotations.NullMarked;

/// What play found: sessions, nights and the life of jackpots.
@NullMarked
package io.lammer.report.play;

import org.jspecify.annotations.NullMarked;

/// The server: starting, settings, and routing of commands to the floor.
@NullMarked
package io.lammer.web;

import org.jspecify.annotations.NullMarked;

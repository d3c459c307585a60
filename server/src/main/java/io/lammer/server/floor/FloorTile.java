package io.lammer.server.floor;

/// A tile and what stands below it, as the page first shows them.
public record FloorTile(String name, String html, String demo) {}

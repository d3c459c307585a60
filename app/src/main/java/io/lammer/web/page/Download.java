package io.lammer.web.page;

import java.nio.charset.StandardCharsets;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A response with a file to download.
public final class Download {
  public static final MediaType ZIP = MediaType.parseMediaType("application/zip");
  public static final MediaType CSV = new MediaType("text", "csv", StandardCharsets.UTF_8);
  public static final MediaType JSON_LINES = MediaType.parseMediaType("application/jsonl");

  private Download() {}

  /// @param name the file name; characters that some file systems do not allow become hyphens
  public static ResponseEntity<byte[]> of(String name, MediaType type, byte[] bytes) {
    var file = name.replaceAll("[^A-Za-z0-9._-]+", "-");
    return ResponseEntity.ok()
        .contentType(type)
        .header(
            HttpHeaders.CONTENT_DISPOSITION,
            ContentDisposition.attachment().filename(file).build().toString())
        .body(bytes);
  }
}

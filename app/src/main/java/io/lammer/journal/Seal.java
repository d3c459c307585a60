package io.lammer.journal;

import java.time.Instant;
import java.time.LocalDate;

/// A seal: the heads of all journals at one moment, chained to the previous seal and signed by the
/// house. `text` is what is hashed and signed; signature and public key are in Base64.
public record Seal(
    long number,
    LocalDate day,
    Instant at,
    String text,
    Hash hash,
    String signature,
    String publicKey) {}

package io.lammer.tables.floor;

import java.util.EnumSet;
import java.util.Set;

/// What a person, or a device, is on the floor. Two persons control each other only when they are
/// of different departments.
public enum Role {
  SENSOR(Department.TABLES, Right.SENSE),
  DEALER(Department.TABLES, Right.PLAY, Right.SENSE),
  SUPERVISOR(Department.TABLES, Right.PLAY, Right.SENSE, Right.OPEN, Right.VOID),
  MANAGER(
      Department.TABLES,
      Right.PLAY,
      Right.SENSE,
      Right.OPEN,
      Right.VOID,
      Right.SET_UP,
      Right.RUN_JACKPOTS),
  ACCOUNTING(Department.ACCOUNTING, Right.APPROVE, Right.ADJUST, Right.RUN_JACKPOTS),
  SURVEILLANCE(Department.SURVEILLANCE, Right.APPROVE),
  AUDITOR(Department.AUDIT),
  ANALYST(Department.LAB),
  ADMINISTRATOR(Department.SYSTEMS);

  public enum Department {
    TABLES,
    ACCOUNTING,
    SURVEILLANCE,
    AUDIT,
    LAB,
    SYSTEMS
  }

  /// What a role may do.
  public enum Right {
    PLAY("deal and key wagers"),
    SENSE("cover a jackpot sensor"),
    OPEN("open, suspend, resume and close tables"),
    VOID("void rounds and re-enter a table after an outage"),
    SET_UP("draft and change set-ups"),
    RUN_JACKPOTS("open, retune, stop and close jackpots"),
    APPROVE("approve and reject jackpot hits"),
    ADJUST("adjust, read and count jackpots");

    private final String words;

    Right(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  private final Department department;
  private final Set<Right> rights;

  Role(Department department, Right... rights) {
    this.department = department;
    this.rights = EnumSet.noneOf(Right.class);
    this.rights.addAll(Set.of(rights));
  }

  public Department department() {
    return department;
  }

  public boolean may(Right right) {
    return rights.contains(right);
  }
}

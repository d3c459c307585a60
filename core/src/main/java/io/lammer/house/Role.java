package io.lammer.house;

import java.util.EnumSet;
import java.util.Set;

/// The role of a person or a device. Two people can control each other only if they belong to
/// different departments.
public enum Role {
  /// The program itself.
  SYSTEM(Department.SYSTEMS, Right.NOTE, Right.ADMIT, Right.RESTORE),
  SENSOR(Department.TABLES, Right.SENSE),
  /// A registered device, whose kind determines what it may report.
  DEVICE(Department.TABLES, Right.REPORT),
  DEALER(Department.TABLES, Right.SIGN_IN, Right.SEE_TABLES, Right.PLAY, Right.SENSE),
  SUPERVISOR(
      DEALER,
      Right.SEE_FLOOR,
      Right.SEE_SET_UPS,
      Right.SEE_JACKPOTS,
      Right.SEE_REPORTS,
      Right.OPEN,
      Right.VOID,
      Right.ACKNOWLEDGE,
      Right.VERIFY,
      Right.SETTLE_DISPUTES),
  MANAGER(
      SUPERVISOR,
      Right.SEE_JOURNALS,
      Right.SEE_ODDS,
      Right.SET_UP,
      Right.RUN_JACKPOTS,
      Right.RUN_DEVICES,
      Right.WITNESS,
      Right.CONFIRM),
  ACCOUNTING(
      Department.ACCOUNTING,
      Right.SIGN_IN,
      Right.SEE_FLOOR,
      Right.SEE_SET_UPS,
      Right.SEE_JACKPOTS,
      Right.SEE_REPORTS,
      Right.SEE_JOURNALS,
      Right.APPROVE,
      Right.ADJUST,
      Right.RUN_JACKPOTS,
      Right.CONFIRM),
  SURVEILLANCE(
      Department.SURVEILLANCE,
      Right.SIGN_IN,
      Right.SEE_TABLES,
      Right.SEE_FLOOR,
      Right.SEE_SET_UPS,
      Right.SEE_JACKPOTS,
      Right.SEE_REPORTS,
      Right.SEE_JOURNALS,
      Right.WITNESS),
  AUDITOR(
      Department.AUDIT,
      Right.SIGN_IN,
      Right.SEE_TABLES,
      Right.SEE_FLOOR,
      Right.SEE_SET_UPS,
      Right.SEE_JACKPOTS,
      Right.SEE_REPORTS,
      Right.SEE_JOURNALS,
      Right.SEE_ODDS,
      Right.SEE_USERS),
  ANALYST(Department.LAB, Right.SIGN_IN, Right.SEE_ODDS),
  ADMINISTRATOR(
      Department.SYSTEMS,
      Right.SIGN_IN,
      Right.SEE_FLOOR,
      Right.SEE_USERS,
      Right.RUN_DEVICES,
      Right.ADMINISTER);

  public enum Department {
    TABLES,
    ACCOUNTING,
    SURVEILLANCE,
    AUDIT,
    LAB,
    SYSTEMS
  }

  /// A permission of a role.
  public enum Right {
    SIGN_IN("sign in and change one's own password and PIN"),
    SEE_TABLES("look at a table's console"),
    SEE_FLOOR("look at the floor and its alerts"),
    SEE_SET_UPS("look at set-ups and their history"),
    SEE_JACKPOTS("look at jackpots, hits and slips"),
    SEE_REPORTS("read the reports of tables"),
    SEE_JOURNALS("read journals, replays and reports"),
    SEE_ODDS("read the exact odds of paytables"),
    SEE_USERS("look at users and sign-ins"),
    PLAY("deal and key wagers"),
    SENSE("cover a jackpot sensor"),
    REPORT("report what a device sees at its table"),
    OPEN("open, suspend, resume and close tables"),
    VOID("void rounds and re-enter a table after an outage"),
    SET_UP("draft and change set-ups"),
    RUN_JACKPOTS("open, retune, stop and retire jackpots"),
    RUN_DEVICES("add and revoke the devices of tables"),
    VERIFY("verify jackpot hits at the table"),
    WITNESS("witness jackpot hits"),
    APPROVE("approve and reject jackpot hits, pay and void slips"),
    ADJUST("adjust, read and count jackpots"),
    CONFIRM("confirm and decline what another department proposes"),
    SETTLE_DISPUTES("write down and decide patrons' disputes"),
    ACKNOWLEDGE("acknowledge alerts"),
    ADMINISTER("add and change users and displays"),
    NOTE("note sign-ins, refusals, starts and troubles"),
    ADMIT("admit people whom the issuer of the house vouches for"),
    RESTORE("restore an administrator, on the machine itself");

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

  /// A role with all rights of another role of its department, and more.
  Role(Role lesser, Right... more) {
    this(lesser.department, more);
    rights.addAll(lesser.rights);
  }

  public Department department() {
    return department;
  }

  public boolean may(Right right) {
    return rights.contains(right);
  }

  /// True if this role has all the rights of the other.
  public boolean covers(Role other) {
    return rights.containsAll(other.rights);
  }
}

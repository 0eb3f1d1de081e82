interface Change {
  /** The cabinets until now, and those after the change. */
  before: readonly string[];
  after: readonly string[];
  /** How many clients the user has. */
  clients: number;
}

export const TAKEOVER_REQUIRED = 'Choose who takes the clients over, or leave them without a manager';

/** Whether a change leaves clients with a user who is no manager any more: it has to say who gets them. */
export const leavesClients = ({ before, after, clients }: Change): boolean =>
  clients > 0 && before.includes('manager') && !after.includes('manager');

interface Cabinets {
  /** The cabinets until now, and those after the change. */
  before: readonly string[];
  after: readonly string[];
}

interface Change extends Cabinets {
  /** How many clients the user has. */
  clients: number;
}

export const TAKEOVER_REQUIRED = 'Choose who takes the clients over, or leave them without a manager';
export const TAKEOVER_UNASKED = 'Only with a change that takes the manager cabinet away';

/** Whether a change takes the manager cabinet away. */
export const losesManager = ({ before, after }: Cabinets): boolean =>
  before.includes('manager') && !after.includes('manager');

/** Whether a change leaves clients with a user who is no manager any more: it has to say who gets them. */
export const leavesClients = ({ clients, ...cabinets }: Change): boolean => clients > 0 && losesManager(cabinets);

interface Cabinets {
  /** The cabinets before and after the change. */
  before: readonly string[];
  after: readonly string[];
}

interface Change extends Cabinets {
  clients: number;
}

export const TAKEOVER_REQUIRED = 'Choose who takes the clients over, or leave them without a manager';
export const TAKEOVER_NOT_APPLICABLE = 'Only with a change that takes the manager cabinet away';

/** Whether a change removes the manager cabinet. */
export const losesManagerCabinet = ({ before, after }: Cabinets): boolean =>
  before.includes('manager') && !after.includes('manager');

/** Whether a change removes the manager cabinet of a user with clients, who then need a new manager. */
export const requiresTakeover = ({ clients, ...cabinets }: Change): boolean =>
  clients > 0 && losesManagerCabinet(cabinets);

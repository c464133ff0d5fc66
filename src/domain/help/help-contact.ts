export const openDays = ['mon-sat', 'mon-fri', 'every-day'] as const;

/** How a person of the operator's is reached, and who hears complaints about it. */
export type HelpContact = {
  readonly phone: string;
  readonly email: string;
  readonly days: (typeof openDays)[number];
  /** The hours are those of India: 9 to 19. */
  readonly from: number;
  readonly until: number;
  /** The grievance officer. */
  readonly officer: { readonly name: string; readonly phone: string; readonly email: string };
  /** Nobody answers there: the operator has set up nothing. */
  readonly isSandbox: boolean;
};

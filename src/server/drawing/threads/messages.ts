/** What goes to a thread: a job, the answer to something it asked meanwhile, or the question whether it still turns. */
export type ToThread =
  | { readonly kind: 'job'; readonly id: number; readonly job: unknown }
  | { readonly kind: 'answer'; readonly call: number; readonly outcome: Outcome }
  | { readonly kind: 'sign of life' };

/** What comes from it. It says `alive` once when it has loaded, and whenever it is asked. */
export type FromThread =
  | { readonly kind: 'alive' }
  | { readonly kind: 'ended'; readonly id: number; readonly outcome: Outcome }
  | { readonly kind: 'call'; readonly id: number; readonly call: number; readonly input: unknown };

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: SerializedError };

/** An error as it crosses: a copied one would lose the name of its own class, and a thrown function could not be copied. */
export type SerializedError = {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
};

export function toErrorMessage(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error), stack: undefined };
  return { name: error.name, message: error.message, stack: error.stack };
}

export function errorFrom({ name, message, stack }: SerializedError): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

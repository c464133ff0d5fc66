/** Why a try at a payment failed, as far as it decides what to do next. Which codes mean which, the adapter of the gateway knows. */
export const failureReasons = ['limit', 'funds', 'pin', 'bank', 'card'] as const;

export type FailureReason = (typeof failureReasons)[number];

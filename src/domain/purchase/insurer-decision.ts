/** An insurer's word on a proposal that was handed in; `under-review`: people look at it, and it says so later. */
export type InsurerDecision =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'declined'; readonly reason: string };

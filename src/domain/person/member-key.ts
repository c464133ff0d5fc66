import type { MemberKey } from './member.ts';
import {
  type ChildRelation,
  isChild,
  isRelation,
  maxChildrenPerKind,
  type Relation,
  relations,
} from './relation.ts';

/** `index` counts from 0 within sons or daughters: the first son is "Son-0" (specification section 3). */
export function childKey(relation: ChildRelation, index: number): MemberKey {
  return `${relation}-${index}`;
}

export type KeyParts =
  | { readonly relation: ChildRelation; readonly index: number }
  | { readonly relation: Exclude<Relation, ChildRelation>; readonly index: undefined };

const keyedChild = /^([A-Za-z-]{1,20})-(\d)$/;

/** Undefined for anything that is not a key of somebody who can be chosen, "Son" and "Son-4" included. */
export function parseMemberKey(key: string): KeyParts | undefined {
  const [, relation = '', digit] = keyedChild.exec(key) ?? [];
  if (digit !== undefined) {
    const index = Number(digit);
    return isRelation(relation) && isChild(relation) && index < maxChildrenPerKind
      ? { relation, index }
      : undefined;
  }
  if (!isRelation(key) || isChild(key)) return undefined;
  return { relation: key, index: undefined };
}

/** The server's spelling: lowercase relation, children numbered from 1 ("son1"). Undefined for a key that is none. */
export function serverIdOf(key: MemberKey): string | undefined {
  const parts = parseMemberKey(key);
  if (!parts) return undefined;
  const name = parts.relation.toLowerCase();
  return parts.index === undefined ? name : `${name}${parts.index + 1}`;
}

const keysByServerId: ReadonlyMap<string, MemberKey> = new Map(
  relations
    .flatMap((relation) =>
      isChild(relation)
        ? Array.from({ length: maxChildrenPerKind }, (_, index) => childKey(relation, index))
        : [relation],
    )
    .map((key) => [serverIdOf(key) ?? key, key]),
);

/** The list holds everybody who can be chosen. */
export function serverIds(): readonly string[] {
  return [...keysByServerId.keys()];
}

/** It undoes `serverIdOf`. */
export function keyOfServerId(serverId: string): MemberKey | undefined {
  return keysByServerId.get(serverId);
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser says it stands at, and what it was asked; each can be told otherwise than it is. */
type Question = { readonly challenge: string; readonly origin: string };

export type SoftwareKey = {
  readonly credentialId: string;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Somebody is there, and the lock of the device was opened (W3C, web authentication, part 6.1). */
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

const challengeIn = (options: string): string => JSON.parse(options).challenge;

/** An authenticator of the tests with ES256 keys: what a browser would send for `navigator.credentials.create`. */
export function makePasskey(
  options: string,
  { origin, challenge = challengeIn(options) }: Partial<Question> & Pick<Question, 'origin'>,
): { readonly key: SoftwareKey; readonly response: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const length = Buffer.from([0, id.length]);
  const authData = Buffer.concat([
    authenticatorData(origin, present | verified | withKey, 0),
    Buffer.alloc(16),
    length,
    id,
    cose,
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
  const credentialId = base64url(id);
  return {
    key: { credentialId, privateKey, userHandle: JSON.parse(options).user.id },
    response: answerOf(credentialId, {
      clientDataJSON: base64url(clientData('webauthn.create', { challenge, origin })),
      attestationObject: base64url(attestation),
    }),
  };
}

type Use = Partial<Question> & Pick<Question, 'origin'> & { readonly isVerified?: boolean };

/** What a browser would send for `navigator.credentials.get`. */
export function signWithPasskey(
  { credentialId, privateKey, userHandle }: SoftwareKey,
  options: string,
  { origin, challenge = challengeIn(options), isVerified = true }: Use,
): string {
  const authData = authenticatorData(origin, isVerified ? present | verified : present, 0);
  const data = clientData('webauthn.get', { challenge, origin });
  return answerOf(credentialId, {
    clientDataJSON: base64url(data),
    authenticatorData: base64url(authData),
    signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
    userHandle,
  });
}

function answerOf(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}

function clientData(type: string, question: Question): Buffer {
  return Buffer.from(JSON.stringify({ type, ...question, crossOrigin: false }));
}

function authenticatorData(origin: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(new URL(origin).hostname), tail]);
}

/** Shorter than 24 signs. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

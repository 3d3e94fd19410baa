import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCredential } from '@cortado/contract';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const NO_MODEL = Buffer.alloc(16);

const base64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);

/** A public key of P-256 in CBOR, as COSE has it: 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x!), coordinate(0x22, y!)]);
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An attestation of nothing: `{fmt: 'none', attStmt: {}, authData}`. */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    uint16(authData.byteLength),
    authData,
  ]);

interface AuthenticatorOptions {
  /** The origin that the browser says it is at. */
  origin: string;
  /** Whether it verifies who uses it, say by a finger. */
  isVerifying?: boolean;
}

/** A security key as WebAuthn describes them, with one passkey. */
export class TestAuthenticator {
  readonly #options: AuthenticatorOptions;
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#options.origin }));
  }

  #authData(flags: number): Buffer {
    const { origin, isVerifying = true } = this.#options;
    const all = flags | PRESENT | (isVerifying ? VERIFIED : 0);
    const site = sha256(new URL(origin).hostname);
    return Buffer.concat([site, Buffer.from([all]), uint32(++this.#counter)]);
  }

  #credential(response: PasskeyCredential['response']): PasskeyCredential {
    const id = base64(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  create(challenge: string): PasskeyCredential {
    const clientData = this.#clientData('webauthn.create', challenge);
    const { publicKey } = this.#keys;
    const authData = Buffer.concat([
      this.#authData(HAS_KEY),
      NO_MODEL,
      uint16(this.#id.byteLength),
      this.#id,
      coseKey(publicKey),
    ]);
    return this.#credential({
      clientDataJSON: base64(clientData),
      attestationObject: base64(attestation(authData)),
      transports: ['internal'],
    });
  }

  get(challenge: string): PasskeyCredential {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(0);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', signed, this.#keys.privateKey)),
    });
  }
}

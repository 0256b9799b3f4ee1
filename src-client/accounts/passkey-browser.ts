import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import type { PasskeyAnswer } from '#src/auth/factor-schema.ts';

export async function createPasskey(options: Record<string, unknown> | null): Promise<PasskeyAnswer> {
  const optionsJSON = z.custom<PublicKeyCredentialCreationOptionsJSON>().parse(options);
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

export async function askPasskey(options: Record<string, unknown> | null): Promise<PasskeyAnswer> {
  const optionsJSON = z.custom<PublicKeyCredentialRequestOptionsJSON>().parse(options);
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

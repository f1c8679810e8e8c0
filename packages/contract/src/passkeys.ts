import { ClosedObject, Id, List, listOf, Name, Nullable, Resource, Text, Timestamp } from './common.ts'
import { passkey, passkeyOptions } from './examples/session.ts'
import { defineOperation } from './operation.ts'
import { Credential, CurrentPassword, face, OptionalCode } from './sign_in_fields.ts'

export const PasskeyOptions = Resource('passkey_options', 'What the browser asks the device for.', {
  options: Text(
    'JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Valid for five minutes, once.',
    20_000,
  ),
})

export const Passkey = Resource('passkey', 'A key on a device that signs a person in without a password.', {
  id: Id(),
  name: Name('The name the person gave it, to tell it from others.'),
  created_at: Timestamp('When it was added.'),
  last_used_at: Nullable(Timestamp('When it last signed the person in. `null` if it never did.')),
})

export const passkeyOperations = {
  listPasskeys: defineOperation({
    ...face,
    id: 'listPasskeys',
    method: 'GET',
    path: '/passkeys',
    summary: 'List your passkeys',
    description: 'Returns all of them, newest first.',
    response: List(Passkey),
    answer: listOf(passkey),
  }),
  startPasskey: defineOperation({
    ...face,
    id: 'startPasskey',
    method: 'POST',
    path: '/passkeys/options',
    status: 201,
    summary: 'Start to add a passkey',
    description:
      'Returns what the browser asks the device for. Needs the password, and a code if the account has two-factor authentication. Refused with `not_revertible` if the account has no password, or the installation no passkeys.',
    body: ClosedObject({ password: CurrentPassword('The current password.'), code: OptionalCode() }),
    response: PasskeyOptions,
    errors: ['not_revertible'],
    example: { password: 'a sentence is easier to remember' },
    answer: passkeyOptions,
  }),
  createPasskey: defineOperation({
    ...face,
    id: 'createPasskey',
    method: 'POST',
    path: '/passkeys',
    status: 201,
    summary: 'Add a passkey',
    description: 'With what the device returned.',
    body: ClosedObject({
      name: Name('A name to tell it from others.'),
      credential: Credential(),
    }),
    response: Passkey,
    errors: ['not_revertible'],
    example: { name: 'Telephone', credential: '{"id":"Qk2vX8pL1xWmT7aB","type":"public-key"}' },
    answer: passkey,
  }),
  updatePasskey: defineOperation({
    ...face,
    id: 'updatePasskey',
    method: 'PATCH',
    path: '/passkeys/{id}',
    summary: 'Rename a passkey',
    description: 'The device keeps its own name of it.',
    body: ClosedObject({ name: Name('A name to tell it from others.') }),
    response: Passkey,
    example: { name: 'Telephone' },
    answer: passkey,
  }),
  removePasskey: defineOperation({
    ...face,
    id: 'removePasskey',
    method: 'DELETE',
    path: '/passkeys/{id}',
    summary: 'Remove a passkey',
    description: 'It no longer signs in. Delete it on the device as well.',
    response: Passkey,
    answer: passkey,
  }),
}

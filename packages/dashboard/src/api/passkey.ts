/** What the browser asks a device for: its own functions read and write the server's JSON. */

export async function createCredential(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
  return written(await navigator.credentials.create({ publicKey }))
}

export async function getCredential(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
  return written(await navigator.credentials.get({ publicKey }))
}

export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whoever closes the browser's own dialog has changed their mind: that is no mistake. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return JSON.stringify(credential.toJSON())
}

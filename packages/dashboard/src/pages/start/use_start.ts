import type { StartOnboardingBody } from '@foyer/sdk'
import { useOnboardingWrite } from '../../api/onboarding.ts'
import { useFoyer } from '../../api/organization.tsx'
import { base64Of, uploadSeconds } from '../../parts/files.ts'
import { addressesOf } from './addresses.ts'

export type StartKind = 'website' | 'text' | 'files'

export interface StartValues {
  kind: StartKind
  websites: string
  text: string
  files: File[]
}

/** Starts a run. The same values have one key: sending them twice starts one run. */
export function useStart(onStarted: () => void) {
  const foyer = useFoyer()

  async function bodyOf(
    { kind, websites, text, files }: StartValues,
    key: string,
  ): Promise<StartOnboardingBody> {
    if (kind === 'text') return { text }
    if (kind === 'website') {
      const addresses = addressesOf(websites)
      return addresses.length > 0 ? { websites: addresses } : {}
    }
    const source_ids: number[] = []
    for (const [index, file] of files.entries()) {
      const body = { kind: 'file' as const, filename: file.name, content: await base64Of(file) }
      const options = { idempotencyKey: `${key}-${index}`, timeoutSeconds: uploadSeconds }
      source_ids.push((await foyer.knowledgeSources.create(body, options)).id)
    }
    return { source_ids }
  }

  return useOnboardingWrite({
    write: async (values: StartValues, { idempotencyKey }) =>
      foyer.onboarding.start(await bodyOf(values, idempotencyKey), { idempotencyKey }),
    onDone: onStarted,
    toldOnPage: true,
  })
}

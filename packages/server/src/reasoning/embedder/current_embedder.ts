import type { Embedder } from './port.ts'
import type { ProviderSettings } from './provider.ts'

/** The embedder of the settings that hold at the moment, made once for as long as they hold. */
export function currentEmbedder(
  settingsNow: () => ProviderSettings | null,
  create: (settings: ProviderSettings) => Embedder,
): () => Embedder | null {
  let made: { settings: string; embedder: Embedder | null } | undefined
  return () => {
    const settings = settingsNow()
    const text = JSON.stringify(settings)
    if (made?.settings !== text) made = { settings: text, embedder: settings && create(settings) }
    return made.embedder
  }
}

import type { Agent } from '@foyer/sdk'
import { languageName, needsModel } from '../../parts/languages.ts'
import { Notice } from '../../parts/Notice.tsx'
import { useHasModel } from './use_has_model.ts'

/** Says which of an agent's languages it cannot speak as things are. */
export function LanguageNotice({ agent }: { agent: Agent }) {
  const hasModel = useHasModel()
  const unspoken = hasModel ? [] : agent.languages.filter(needsModel)
  if (unspoken.length === 0) return null
  return (
    <Notice tone="warn" title={`No model is set for ${unspoken.map(languageName).join(', ')}`}>
      Without a model, the agent only speaks English and German. Set a model by the API, or take the language
      off.
    </Notice>
  )
}

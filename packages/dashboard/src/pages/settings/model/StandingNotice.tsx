import type { OrganizationModel } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { providers } from './model_values.ts'

/** Which model answers now, and who has set it. */
export function StandingNotice({ model, onReset }: { model: OrganizationModel; onReset: () => void }) {
  const mayWrite = useDisabledReason('write') === null
  if (model.origin === 'installation')
    return model.provider === 'builtin' ? (
      <Notice tone="busy" title="No model is set">
        Agents answer in Foyer’s own words, without a key and without costs. That works in English and German.
      </Notice>
    ) : (
      <Notice tone="busy" title={`${model.model} is set for the whole installation`}>
        Whoever runs this server has set {providers[model.provider].label}. Choose a provider below to use a
        model of your own instead.
      </Notice>
    )
  return (
    <Notice
      tone="busy"
      title={model.provider === 'builtin' ? 'Your organization uses no model' : `${model.model} is set`}
    >
      {model.provider === 'builtin'
        ? 'Agents answer in Foyer’s own words. '
        : 'All agents of your organization use it. '}
      {mayWrite && (
        <Anchor component="button" type="button" inherit underline="always" onClick={onReset}>
          Use the installation’s setting
        </Anchor>
      )}
    </Notice>
  )
}

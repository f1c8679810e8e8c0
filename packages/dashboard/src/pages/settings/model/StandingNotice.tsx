import type { OrganizationModel } from '@foyer/sdk'
import { Anchor, Code } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { providers } from './model_values.ts'

/** Which model answers now, and who has set it. */
export function StandingNotice({ model, onReset }: { model: OrganizationModel; onReset: () => void }) {
  const mayWrite = useDisabledReason('write') === null
  if (model.origin === 'installation')
    return model.provider === 'builtin' ? (
      <Notice tone="busy" title="No model is connected">
        Agents search your knowledge, show forms and hand over to your team, in English and German. With a
        model, they hold conversations. Choose a provider below, or connect one for the whole server in one
        step: your server administrator runs <Code>npx foyer model</Code>, which also finds models on that
        machine.
      </Notice>
    ) : (
      <Notice tone="busy" title={`${model.model} is connected for the whole server`}>
        Your server administrator has connected {providers[model.provider].label}. Choose a provider below to
        use a model of your own instead.
      </Notice>
    )
  return (
    <Notice
      tone="busy"
      title={model.provider === 'builtin' ? 'Your organization uses no model' : `${model.model} is connected`}
    >
      {model.provider === 'builtin'
        ? 'Agents search, show forms and hand over to people. '
        : 'All agents of your organization use it. '}
      {mayWrite && (
        <Anchor component="button" type="button" inherit underline="always" onClick={onReset}>
          Use the server’s setting
        </Anchor>
      )}
    </Notice>
  )
}

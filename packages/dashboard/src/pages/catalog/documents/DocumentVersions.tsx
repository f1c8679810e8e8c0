import type { DeliverableTemplate, DeliverableTemplateVersion } from '@foyer/sdk'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import classes from '../Catalog.module.css'

interface DocumentVersionsProps {
  template: DeliverableTemplate
  readOnly: boolean
  /** Puts it into the form; it counts when it is saved. */
  onChoose: (version: DeliverableTemplateVersion) => void
}

const shown = 10

/** Earlier texts, which can be taken up again. */
export function DocumentVersions({ template: { id, version }, readOnly, onChoose }: DocumentVersionsProps) {
  const { deliverableTemplates } = useFoyer()
  const { data = [] } = useQuery({
    queryKey: ['deliverable_templates', id, 'versions', version],
    queryFn: async ({ signal }) =>
      (await deliverableTemplates.versions.list(id, { limit: shown }, { signal })).data,
  })
  if (data.length < 2) return null
  return (
    <Section title="Versions" flush>
      <ul className={classes.rows}>
        {data.map((each) => (
          <li key={each.version} className={classes.row}>
            <div className={classes.words}>
              <Text size="sm" fw={500}>
                Version {each.version}
                {each.version === version && ' (active)'}
              </Text>
              <Text size="xs" c="dimmed">
                {each.name} · <Time value={each.created_at} />
              </Text>
            </div>
            {each.version !== version && !readOnly && (
              <Button
                variant="default"
                size="xs"
                onClick={() => onChoose(each)}
                aria-label={`Revert to version ${each.version}`}
              >
                Revert to this version
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

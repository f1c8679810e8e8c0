import type { Service } from '@foyer/sdk'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from '../Catalog.module.css'
import { FactsToggle } from '../facts/FactsToggle.tsx'
import { adoption, labelOfField, valueWords } from './contradiction.ts'
import type { Contradiction } from './use_generations.ts'

interface ContradictionRowProps {
  contradiction: Contradiction
  service: Service
}

/** Where the sources say something else than a service: take it over, or keep what is there. */
export function ContradictionRow({ contradiction, service }: ContradictionRowProps) {
  const { services, catalogGenerations } = useFoyer()
  const { slug: org } = useMembership()
  const { generation, number, resource_id: id, field, stated, fact_ids } = contradiction
  const adopt = useWrite({
    write: () => services.update(id, adoption(service, contradiction)),
    touches: ['services'],
    onDone: () => notifyDone('The service now matches your sources.'),
  })
  const dismiss = useWrite({
    write: () => catalogGenerations.dismiss(generation, { finding: 'contradiction', number }),
    touches: ['catalog_generations'],
  })
  const { name } = service
  const current = valueWords(field, service[field as keyof typeof service], service)
  const found = valueWords(field, stated, service)
  return (
    <li className={classes.row} aria-label={`${name}: ${labelOfField(field)}`}>
      <Stack gap={4} className={classes.words}>
        <Anchor
          fw={600}
          c="inherit"
          renderRoot={(props) => <Link {...props} to="/o/$org/catalog/services/$id" params={{ org, id }} />}
        >
          {name}
        </Anchor>
        <Text size="sm">
          {labelOfField(field)}: your catalog {current === null ? 'has no value' : `says ${current}`}, your
          sources {found === null ? 'have none' : `say ${found}`}.
        </Text>
        <FactsToggle ids={fact_ids} />
      </Stack>
      <Group gap="xs">
        <WriteButton
          size="xs"
          loading={adopt.isPending}
          onClick={() => adopt.send()}
          aria-label={
            found === null
              ? `Clear ${labelOfField(field)} of ${name}`
              : `Change ${labelOfField(field)} of ${name} to ${found}`
          }
        >
          {found === null ? 'Clear it' : `Change to ${found}`}
        </WriteButton>
        <WriteButton
          variant="default"
          size="xs"
          loading={dismiss.isPending}
          onClick={() => dismiss.send()}
          aria-label={
            current === null
              ? `Leave ${labelOfField(field)} of ${name} empty`
              : `Keep ${current} as ${labelOfField(field)} of ${name}`
          }
        >
          {current === null ? 'Leave it empty' : `Keep ${current}`}
        </WriteButton>
      </Group>
    </li>
  )
}

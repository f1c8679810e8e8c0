import type { Agent } from '@foyer/sdk'
import { Anchor, Stack, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Section } from '../../../parts/Section.tsx'
import { themeExample, themeVariables } from './theme_variables.ts'

/** Where one site is to differ from how the agent looks everywhere. */
export function Appearance({ agent: { slug } }: { agent: Agent }) {
  const { slug: org } = useMembership()
  return (
    <Section
      title="Customize the look for one site"
      description={
        <>
          Set colors and text for all sites under{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => (
              <Link {...props} to="/o/$org/agents/$slug/appearance" params={{ org, slug }} />
            )}
          >
            Appearance
          </Anchor>
          . To make the widget look different on one site, set these variables in that site’s CSS.
        </>
      }
    >
      <Stack>
        <CodeBlock code={themeExample} what="the example" />
        <Table layout="fixed" verticalSpacing={6} horizontalSpacing={0} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Variable</Table.Th>
              <Table.Th>What it sets</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {themeVariables.map(({ name, sets }) => (
              <Table.Tr key={name}>
                <Table.Td ff="monospace" fz="xs">
                  {name}
                </Table.Td>
                <Table.Td>{sets}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Section>
  )
}

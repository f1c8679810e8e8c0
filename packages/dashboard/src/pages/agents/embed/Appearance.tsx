import { Stack, Table } from '@mantine/core'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Section } from '../../../parts/Section.tsx'
import { themeExample, themeVariables } from './theme_variables.ts'

export function Appearance() {
  return (
    <Section
      title="In your colours"
      description="Set these in the CSS of your site. Light and dark follow the visitor’s system."
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

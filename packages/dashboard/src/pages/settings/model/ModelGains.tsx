import { List, Text } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'

export function ModelGains() {
  return (
    <Section title="What a model adds">
      <List size="sm" spacing={4}>
        <List.Item>
          Messages are understood however they are worded, even several questions at once.
        </List.Item>
        <List.Item>Replies read more naturally, in the voice of your agent.</List.Item>
        <List.Item>Agents can speak languages other than English and German.</List.Item>
        <List.Item>Briefs for your team and recaps for visitors read more naturally.</List.Item>
      </List>
      <Text size="sm" c="dimmed" mt="sm">
        What stays the same: the flow decides what agents may do, and each sentence is checked before a
        visitor sees it. If the provider is slow or unavailable, the second model answers, or visitors get
        what a search finds. No message is lost.
      </Text>
    </Section>
  )
}

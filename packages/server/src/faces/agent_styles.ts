/** Of the page around the talk, in the colours of the widget, which fills it as soon as it is there. */
export const agentStyles = `:root {
  color-scheme: light dark;
  --page: light-dark(#fff, #1d1b18);
  --words: light-dark(#211f1c, #e6e3dd);
}

html,
body {
  height: 100%;
  margin: 0;
}

body {
  background: var(--page);
  color: var(--words);
  font:
    1rem / 1.6 system-ui,
    sans-serif;
}

foyer-chat {
  display: block;
  height: 100dvh;
}

main,
noscript {
  display: block;
  max-width: 30rem;
  margin: 0 auto;
  padding: 20vh 1.5rem 0;
}

h1 {
  font-size: 1.375rem;
  line-height: 1.3;
}
`

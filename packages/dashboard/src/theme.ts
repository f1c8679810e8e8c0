import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The look of the house. README.md says why; every value that two pages use stands here or in styles.css. */

/** The one accent. Shade 7 carries white text, shade 8 is text on its own light ground, both with AA contrast. */
const pine: MantineColorsTuple = [
  '#eef6f3',
  '#dcebe5',
  '#b9d8cd',
  '#92c3b3',
  '#6fb09c',
  '#4f9a85',
  '#3a8370',
  '#2b6a5d',
  '#22574c',
  '#18423a',
]

/** Warm instead of blue. Shade 5 is the edge of a field, shade 6 the quietest text that is readable on white and on shade 1. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#ebe8e2',
  '#dedad2',
  '#c9c4ba',
  '#8a8479',
  '#6a655c',
  '#4e4a43',
  '#35322d',
  '#211f1c',
]

/** The same warmth at night: 7 is the ground, 6 what lies on it, 4 the lines, 3 edges of fields, 2 quiet text, 0 text. */
const dark: MantineColorsTuple = [
  '#e6e3dd',
  '#cbc7bf',
  '#a8a399',
  '#7d786f',
  '#454139',
  '#37342e',
  '#282622',
  '#1d1b18',
  '#171613',
  '#100f0d',
]

/** Mantine's own red is too light for text. */
const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fadfdb',
  '#f3bcb4',
  '#ea9588',
  '#e07464',
  '#d35847',
  '#c44636',
  '#a93628',
  '#8c2c21',
  '#6d221a',
]

export const overlayProps = { backgroundOpacity: 0.4, blur: 0 }
/** The page's own scrollbar stays where it is: see styles.css. */
export const removeScrollProps = { removeScrollBar: false }

const closeButtonProps = { 'aria-label': 'Close' }

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  colors: { pine, gray, dark, red },
  black: '#211f1c',
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.45' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { md: '0.875rem' },
  radius: { sm: '0.375rem', md: '0.5rem', lg: '0.75rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', overlayProps, removeScrollProps, closeButtonProps },
      styles: { title: { fontSize: '1rem', fontWeight: 600 } },
    },
    Drawer: { defaultProps: { overlayProps, removeScrollProps, closeButtonProps } },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 250,
        multiline: true,
        maw: 280,
        events: { hover: true, focus: true, touch: false },
      },
    },
    // Mantine's placeholder for the first focus is no item of a menu: the first item has the focus instead.
    Menu: { defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } },
    // What a select offers is made when it is opened: a page has many of them, and some offer hundreds.
    Combobox: { defaultProps: { keepMounted: false } },
    Paper: { defaultProps: { radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    // As a label, without the margin that browsers give it.
    Fieldset: { styles: { root: { marginInline: 0 }, legend: { fontWeight: 600 } } },
  },
})

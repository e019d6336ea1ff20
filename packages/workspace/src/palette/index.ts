import './palette.css';

export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

import './menus.css';

export { Popover, type PopoverProps } from './popover.tsx';

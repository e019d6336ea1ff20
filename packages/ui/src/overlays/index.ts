import './overlays.css';

export { Drawer, type DrawerProps } from './drawer.tsx';
export { Modal, type ModalProps } from './modal.tsx';

/** The client-state surface that areas may use. */
export { create, createStore, useStore } from 'zustand';
export { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
export { useShallow } from 'zustand/react/shallow';

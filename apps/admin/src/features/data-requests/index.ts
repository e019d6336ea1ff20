export { RegisterRequest } from './register-request.tsx';

import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
